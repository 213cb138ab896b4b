import type { MediaService } from '@kinora/models';

/** Who answers with the picture itself keeps nothing that could be asked about, or stopped. */
export const nothingToAskAbout: Pick<MediaService, 'poll' | 'cancel'> = {
  poll: () => Promise.reject(new Error('The answer was the result itself: there is nothing to ask about')),
  cancel: () => Promise.resolve(),
};
