/** Words of the dialog that shares a video by a link. */
export const sharingLabels = {
  shareVideo: 'Share video',
  createLink: 'Create link',
  link: 'Link',
  stopSharing: 'Stop sharing',
} as const;
