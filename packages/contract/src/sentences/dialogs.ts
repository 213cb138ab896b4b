/** Words of the dialogs and of the guided tour. */
export const dialogSentences = {
  welcome: { getStarted: 'Get Started' },
  engineGuide: {
    title: 'Engine guide',
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
  waitlist: {
    join: 'Join waitlist',
    joined: "You're on the waitlist! We'll email you soon.",
    joinedStudio: "You're on the Studio waitlist! We'll email you soon.",
  },
  tour: { skip: 'Skip', back: 'Back', next: 'Next', finish: 'Finish' },
} as const;
