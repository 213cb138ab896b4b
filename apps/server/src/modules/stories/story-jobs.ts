import { registerJob } from '../../platform/queue/job.ts';
import type { RegisteredJob } from '../../platform/queue/job.ts';
import { giveUpProject } from '../projects/index.ts';
import { ownCutJob } from './upgrades/cut-own-clip.ts';
import { lateVersionJob } from './upgrades/late-version.ts';
import { runMakeSceneClip } from './upgrades/make-scene-clip.ts';
import { runMakeUpgrade } from './upgrades/make-upgrade.ts';
import { playBed } from './animatic/play-bed-job.ts';
import { shrinkClip } from './animatic/shrink-clip-job.ts';
import { runPlayBed } from './animatic/play-bed.ts';
import { runShrinkClip } from './animatic/shrink-clip.ts';
import { hearScene } from './hearing/hear-scene-job.ts';
import { runHearScene } from './hearing/hear-scene.ts';
import { makeSceneClip, makeUpgrade } from './upgrades/upgrade-jobs.ts';
import type { StoriesDeps } from './stories-deps.ts';
import { assembleFilm, runAssembleFilm } from './films/assemble-film.ts';
import { finishFilm, runFinishFilm } from './films/finish-film.ts';
import { makeImages, runMakeImages } from './pictures/make-images.ts';
import { makeNarration, runMakeNarration } from './narration/make-narration.ts';
import { makeEdit, runMakeEdit } from './pictures/make-edit.ts';
import { runMakePicture } from './pictures/make-picture.ts';
import { runMakePortrait } from './pictures/make-portrait.ts';
import { makeVideo, runMakeVideo } from './films/make-video.ts';
import { prepareCast, runPrepareCast } from './pictures/prepare-cast.ts';
import { makePicture, makePortrait } from './pictures/picture-jobs.ts';
import { runMixFilm } from './films/mix-film.ts';
import { playMusic } from './films/music-job.ts';
import { runPlayMusic } from './films/play-music.ts';
import { mixFilm } from './films/sound-job.ts';
import { renderSegment, runRenderSegment } from './films/render-segment.ts';
import { runWriteScenes, writeScenes } from './review/write-scenes.ts';

/** Every job of a story's pipeline, for the worker. */
export function storyJobs(deps: StoriesDeps): RegisteredJob[] {
  const giveUp = giveUpProject(deps);
  return [
    registerJob(writeScenes, runWriteScenes(deps), giveUp),
    registerJob(prepareCast, runPrepareCast(deps), giveUp),
    registerJob(makeImages, runMakeImages(deps), giveUp),
    registerJob(makePortrait, runMakePortrait(deps), giveUp),
    registerJob(makePicture, runMakePicture(deps), giveUp),
    registerJob(makeEdit, runMakeEdit(deps), giveUp),
    registerJob(makeVideo, runMakeVideo(deps), giveUp),
    registerJob(makeNarration, runMakeNarration(deps), giveUp),
    registerJob(assembleFilm, runAssembleFilm(deps), giveUp),
    registerJob(playMusic, runPlayMusic(deps), giveUp),
    registerJob(mixFilm, runMixFilm(deps), giveUp),
    registerJob(renderSegment, runRenderSegment(deps), giveUp),
    registerJob(finishFilm, runFinishFilm(deps), giveUp),
    registerJob(makeUpgrade, runMakeUpgrade(deps), giveUp),
    registerJob(makeSceneClip, runMakeSceneClip(deps), giveUp),
    // Nobody's project ends because it could not be heard.
    registerJob(hearScene, runHearScene(deps)),
    registerJob(playBed, runPlayBed(deps)),
    registerJob(shrinkClip, runShrinkClip(deps)),
    lateVersionJob(deps),
    ownCutJob(deps),
  ];
}
