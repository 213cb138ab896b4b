import { aspectRatios, engineOf, languageDetails } from '@kinora/contract/catalogue';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { formatCredits } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Download, Link2, Pencil, RectangleHorizontal, RectangleVertical, Share2 } from 'lucide-react';
import { useShare } from '../../api/share.ts';
import { copyWithNotice } from '../../components/copy-with-notice.ts';
import { FilmPlayer } from '../../components/player/film-player.tsx';
import { useEnginePrice } from '../../api/get-catalogue.ts';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { absoluteUrl } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { draftOfProject } from './draft-of-project.ts';
import { chaptersOf, FilmStrip } from './film-strip.tsx';
import { FilmFacts } from './film-facts.tsx';
import { filmFiles } from './film-files.ts';
import type { MoveProject } from './move-project.ts';
import { FilmScenes } from './upgrades/film-scenes.tsx';

interface FinishedFilmProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
  onEditAgain: () => void;
}

/** The film with its player, its files and what can be made of it next. */
export function FinishedFilm({ project, moveTo, onEditAgain }: FinishedFilmProps) {
  const filler = usePromptFiller();
  const priceOf = useEnginePrice();
  const files = filmFiles(project);
  if (files.film === null) {
    return null;
  }
  const film = files.film;
  const chapters = chaptersOf(project);

  function cutAs(ratio: AspectRatio): void {
    const { mode, draft } = draftOfProject(project);
    filler.fill({ mode, draft: { ...draft, aspect_ratio: ratio } });
    void notify({
      text: projectLabels.film.newCut,
      detail: project.has_attachments ? projectLabels.film.attachAgain : undefined,
    });
  }

  return (
    // As wide as lets the film and what can be done with it share the window.
    <div className="relative mx-auto grid max-w-[clamp(640px,(100dvh-400px)*16/9,1056px)] gap-3 pt-3 max-sm:pt-2">
      {project.poster_url !== null && (
        <img
          src={project.poster_url}
          alt=""
          className="pointer-events-none absolute inset-x-0 top-3 aspect-video scale-105 opacity-30 blur-3xl max-sm:hidden"
        />
      )}
      <FilmPlayer
        title={project.title}
        src={film}
        posterUrl={project.poster_url}
        captionsUrl={project.captions_url}
        language={languageDetails[project.language].code}
        ratio={project.aspect_ratio}
        // Captions that are drawn into the picture already need no second set on top.
        areCaptionsShown={!project.subtitle}
        chapters={chapters}
        below={(player) => <FilmStrip project={project} chapters={chapters} player={player} />}
      />
      {/* Above the shadow that the player throws. */}
      <div className="relative z-2 flex flex-wrap items-center gap-2">
        <a href={film} download className="button" data-look="primary">
          <Download size={16} aria-hidden="true" /> {projectLabels.film.downloadMp4}
        </a>
        {files.captions.map((file) => (
          <a key={file.url} href={file.url} download className="button" data-look="quiet">
            <Download size={16} aria-hidden="true" /> {file.label}
          </a>
        ))}
        <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={onEditAgain}>
          {projectLabels.film.editAgain}
        </Button>
        {otherRatios(project).map((ratio) => (
          <Button
            key={ratio}
            icon={<RatioIcon ratio={ratio} />}
            onClick={() => {
              cutAs(ratio);
            }}
          >
            {projectLabels.film.cutAs(ratio, formatCreditCount(priceOf(project.selected_engine)))}
          </Button>
        ))}
        <ShareButtons project={project} />
        <span className="ml-auto text-ink-2 tabular-nums">
          {projectLabels.film.creditsUsed(formatCredits(Math.max(project.price, project.paid_credits)))}
        </span>
      </div>
      <FilmFacts project={project} />
      <FilmScenes project={project} moveTo={moveTo} />
    </div>
  );
}

/** The formats that a film's engine makes, beside its own. */
function otherRatios({ aspect_ratio: own, selected_engine: engine }: ProjectAnswer): AspectRatio[] {
  return aspectRatios.filter((ratio) => ratio !== own && (ratio !== '9:16' || engineOf(engine).nine_sixteen));
}

function RatioIcon({ ratio }: { ratio: AspectRatio }) {
  const Icon = ratio === '9:16' ? RectangleVertical : RectangleHorizontal;
  return <Icon size={16} aria-hidden="true" />;
}

/** The share, and its link: copied where there is one, asked for where there is none. The page's own address is its owner's alone. */
function ShareButtons({ project }: { project: ProjectAnswer }) {
  const { data: share } = useShare(project.project_id);
  return (
    <ShareTrigger projectId={project.project_id} title={project.title}>
      {(open) => (
        <>
          <Button icon={<Share2 size={16} aria-hidden="true" />} onClick={open}>
            {labels.common.share}
          </Button>
          <Button
            look="plain"
            icon={<Link2 size={16} aria-hidden="true" />}
            onClick={() => {
              const path = share?.path ?? null;
              if (path === null) {
                open();
              } else {
                void copyWithNotice(absoluteUrl(path), sentences.sharing.copied);
              }
            }}
          >
            {labels.common.copyLink}
          </Button>
        </>
      )}
    </ShareTrigger>
  );
}
