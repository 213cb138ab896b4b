import type { SharedVideoAnswer } from '@kinora/contract/api';
import type { SharesDeps } from './own-share.ts';
import { findSharedVideo } from './shared-video.ts';

interface PreviewDeps extends Pick<SharesDeps, 'database' | 'kinds'> {
  /** Where people open Kinora: other sites need whole addresses. */
  readonly publicUrl: string;
}

/**
 * What chats and other sites show of a link, as meta elements for the head of its page (ogp.me; Twitter's
 * `summary_large_image`). Nothing for other pages, and for a link that opens nothing.
 */
export async function linkPreview({ publicUrl, ...deps }: PreviewDeps, path: string): Promise<string> {
  const token = /^\/share\/([\w-]+)/u.exec(path)?.[1];
  const video = token === undefined ? null : await findSharedVideo(deps, token);
  return video === null ? '' : elementsOf(video, publicUrl);
}

function elementsOf({ title, poster_url: poster, video_url: file }: SharedVideoAnswer, publicUrl: string) {
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const facts: Readonly<Record<string, string>> = {
    'og:type': 'video.other',
    'og:site_name': 'Kinora',
    'og:title': title,
    'og:video': absolute(file),
    'og:video:type': 'video/mp4',
    ...(poster === null ? {} : { 'og:image': absolute(poster) }),
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(facts)
    .map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`)
    .join('');
}

/** A value between double quotes; titles are anybody's words. */
function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
