/** What stands where a list or a stage has nothing to show yet. */
export const emptyStateLabels = {
  images: "You haven't generated any images yet.",
  videos: "You haven't generated any videos yet.",
  animate: 'No animate results yet.',
  stories: 'No generation history found.',
  history: 'No history yet.',
  characters: 'No characters created yet.',
  scenesTab: 'Scenes will appear here once they are generated.',
  imagesTab: 'Generated images for each scene will appear here.',
  videoTab: 'The final rendered video will appear here.',
  charactersTab: 'Character management features are coming soon.',
} as const;
