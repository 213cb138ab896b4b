/** The nine steps of the guided tour in their order; each points at one thing on the screen. */
export const tourLabels = [
  {
    key: 'views',
    title: 'Everything has its place',
    text: 'Explore is where things begin. The other views hold your results, two drawing tools and films of others.',
  },
  {
    key: 'tabs',
    title: 'Five things to make',
    text: 'Narrated stories, films with a cast, single videos, single images, and camera effects on a picture.',
  },
  {
    key: 'prompt',
    title: 'Say what it is about',
    text: 'One sentence is enough. Enhance words it better, and Undo brings yours back.',
  },
  {
    key: 'upload',
    title: 'Bring your own material',
    text: 'A PDF becomes the story, pictures become what is seen. Drag, paste or pick them.',
  },
  {
    key: 'engine',
    title: 'Pick the look',
    text: 'An engine decides how the pictures are made and how they move. The engine guide helps to choose.',
  },
  {
    key: 'voice',
    title: 'Choose who tells it',
    text: 'Listen to each voice before you choose. Films give every scene a voice of its own.',
  },
  {
    key: 'generate',
    title: 'The price is on the button',
    text: 'What is missing stands beside it. A refused or failed generation costs nothing.',
  },
  {
    key: 'generations',
    title: 'Nothing gets lost',
    text: 'Stories, videos, images and animations are kept here once you are signed in.',
  },
  {
    key: 'showcase',
    title: 'See what others made',
    text: 'Point at a film to see its start, press to watch it, and try its idea yourself.',
  },
] as const;
