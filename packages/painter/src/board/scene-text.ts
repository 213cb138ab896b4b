import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { withoutWornThings } from '@kinora/words';

/** The words a drawing is chosen by. */
export interface SceneText {
  readonly code: LanguageCode;
  readonly title: string;
  readonly narration: string;
  readonly keyFacts: readonly string[];
  /** What the picture shows by its English description, without light, camera and style. */
  readonly description: string;
  /** What else the description names: what the subject has on or with it. */
  readonly detail: string;
  readonly index: number;
  readonly count: number;
  /** The film's title, where it is known. */
  readonly filmTitle?: string;
  /** What the scenes before say, in their order: no board shows what the one before it shows. */
  readonly before?: readonly string[];
  /** How often the scene was drawn before: each time it shows something in another way. */
  readonly take?: number;
}

/** How long a description's subject may be before it is taken for the whole story. */
const longestSubject = 160;

export function readSceneText(request: ImageRequest): SceneText {
  const { code } = languageDetails[request.language];
  const { scene } = request;
  return {
    code,
    title: scene?.title.trim() ?? '',
    narration: scene?.narration ?? '',
    keyFacts: scene?.keyFacts ?? [],
    ...readSubject(withoutWornThings(request.prompt).replace(/ +(?=[ ,.])/gu, '')),
    index: scene?.index ?? 0,
    count: scene?.count ?? 1,
    ...(scene?.filmTitle === undefined ? {} : { filmTitle: scene.filmTitle }),
    ...(scene?.before === undefined ? {} : { before: scene.before }),
    ...(scene?.take === undefined ? {} : { take: scene.take }),
  };
}

/** A picture prompt says its subject first; setting, light, camera and style follow after commas. */
function readSubject(prompt: string): Pick<SceneText, 'description' | 'detail'> {
  const [subject = ''] = prompt.split(/[,\n]/u);
  const [description = '', ...others] = subject.slice(0, longestSubject).split(/ with /u);
  return { description, detail: others.join(' ') };
}
