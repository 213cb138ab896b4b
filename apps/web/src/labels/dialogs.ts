/** Words of the dialogs and of the guided tour. */
export const dialogLabels = {
  welcome: {
    title: 'Welcome to Kinora',
    lead: 'One sentence becomes scenes, pictures and a film.',
    getStarted: 'Get Started',
    takeTour: 'Take the tour',
    openGuide: 'Open the engine guide',
  },
  engineGuide: {
    title: 'Engine guide',
    lead: 'Start from what you want to see. Each card fills the prompt box with a combination that works.',
    useThis: 'Use this',
    useCases: {
      highCreativity: 'High Creativity',
      realisticMotion: 'Realistic Motion',
      imageAnimation: 'Image Animation',
      ghibliAnime: 'Ghibli/Anime Style',
      talkingCharacter: 'Talking Character',
    },
  },
  started: {
    title: 'Generation Started',
    text: 'You can stay and watch, or come back later: your work goes on without you.',
  },
  tour: { skip: 'Skip', back: 'Back', next: 'Next', finish: 'Finish' },
} as const;
