export { boardAspects, boardLongSide, boardSize, filmLanguages } from './timeline/language.ts';
export type { BoardAspect, FilmLanguage } from './timeline/language.ts';
export { DrawingSchema } from './timeline/drawing.ts';
export type {
  Box,
  Drawing,
  DrawingElement,
  IllustrationElement,
  IllustrationSet,
  Palette,
  StrokeShape,
  StrokesElement,
  TextElement,
} from './timeline/drawing.ts';
export {
  DrawnExitSchema,
  FilmLookSchema,
  FilmTimelineSchema,
  filmFrameRate,
  SceneTimelineSchema,
} from './timeline/film-timeline.ts';
export type {
  DrawnExit,
  DrawnScene,
  FilmLook,
  FilmTimeline,
  Narration,
  SceneTimeline,
  SpokenWord,
} from './timeline/film-timeline.ts';
export { musicCues } from './timeline/music-cues.ts';
export type { ScoredScene } from './timeline/music-cues.ts';
export { openingPage, withNextPages } from './timing/opening.ts';
export { leadInSeconds, sceneFrames, tailSeconds } from './timeline/scene-clock.ts';
export { drawStill, drawStageCanvases } from './board/draw-still.ts';
export type { Still, StillOptions } from './board/draw-still.ts';
export { boardTemplates } from './layout/board-content.ts';
export type {
  BoardContent,
  BoardGuide,
  BoardEvent,
  BoardMeasure,
  BoardNote,
  BoardTold,
  BoardPicture,
  PartName,
  BoardTemplate,
  Stage,
  StageItem,
  StrokePicture,
} from './layout/board-content.ts';
export { boardStyles } from './timeline/drawing-style.ts';
export type { BoardStyle } from './timeline/drawing-style.ts';
export { pictureRatio } from './illustration/picture-ratio.ts';
export { layOutEndBoard, layOutTitleBoard } from './layout/film-boards.ts';
export { layOutBoard } from './layout/lay-out-board.ts';
export { boardRegions } from './layout/safe-area.ts';
export { ringRound } from './layout/ring-round.ts';
export type { BoardRegions } from './layout/safe-area.ts';
export { pathContours } from './illustration/path-lines.ts';
export { createIconReader } from './illustration/icon-set.ts';
export type { IconReader } from './illustration/icon-set.ts';
export { fontPath } from './text/fonts.ts';
export { fitText } from './text/fit-text.ts';
export type { FittedText, TextToFit } from './text/fit-text.ts';
export { missingGlyphs } from './text/missing-glyphs.ts';
export { letterableText, unletterableLetters } from './text/lettering-door.ts';
export { UnletterableTextError } from './text/unletterable-text-error.ts';
export { renderSegment } from './film/render-segment.ts';
export type { RenderedSegment, SegmentRequest, SegmentRun } from './film/render-segment.ts';
export { renderSegmentInChild } from './film/render-segment-in-child.ts';
export { createRenderPool } from './film/render-pool.ts';
export type { ChildRun, RenderPool, RenderPoolSettings } from './film/render-pool.ts';
export { joinFilm } from './film/join-film.ts';
export type { FilmParts } from './film/join-film.ts';
export { probeFilm } from './film/probe-film.ts';
export type { FilmFacts } from './film/probe-film.ts';
export { convertWebm } from './film/convert-webm.ts';
export { shrinkFilm } from './film/shrink-film.ts';
export type { Shrinking } from './film/shrink-film.ts';
export { UnusableClipError } from './clip/clip-shot.ts';
export { fitClip } from './clip/fit-clip.ts';
export { probeClip } from './clip/probe-clip.ts';
export { readLastStill, readStills } from './film/read-stills.ts';
export type { FilmStill } from './film/read-stills.ts';
export { renderFilm } from './film/render-film.ts';
export type { FilmRun, RenderedFilm } from './film/render-film.ts';
export { rendererVersion } from './film/renderer-version.ts';
export { writePoster } from './film/write-poster.ts';
export { flowPaths } from './flow/flow-paths.ts';
export type { FlowPath } from './flow/flow-paths.ts';
export { encodeRawPicture } from './motion/texture/raw-picture.ts';
export {
  containCamera,
  flowKinds,
  LayeredSceneSchema,
  layerDistance,
  particleKinds,
} from './motion/index.ts';
export type { LayeredScene, LayeredSceneInput } from './motion/index.ts';
export { encoderProfiles } from './encoder/frame-encoder.ts';
export type { EncoderProfile } from './encoder/frame-encoder.ts';
export { buildSubtitleCues } from './subtitles/subtitle-cues.ts';
export type { SubtitleCue } from './subtitles/subtitle-cues.ts';
export type { SubtitleWord } from './subtitles/subtitle-request.ts';
export { filmCues, inspectFilm } from './quality/inspect-film.ts';
export type { FilmToInspect, InspectedScene } from './quality/inspect-film.ts';
export { assessFilm, BrokenFilmError, FilmQualitySchema } from './quality/film-quality.ts';
export type { FilmObservations, FilmQuality, QualityFinding } from './quality/film-quality.ts';
export { subtitleStyles } from './subtitles/subtitle-style.ts';
export type { SubtitleStyle } from './subtitles/subtitle-style.ts';
export { formatSrt, formatVtt } from './subtitles/subtitle-files.ts';
