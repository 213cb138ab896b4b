/** Words of the page of plans and prices, fetched with it. */
export const pricingLabels = {
  lead: 'Credits decide your plan. You see the price on the button before you press it.',
  creditsAndMore: 'credits and more',
  summaries: {
    free: 'Drawn by hand on a whiteboard',
    pro: 'Your own pictures, richer light',
    proxl: 'Every engine, every model',
  },
  yourPlan: 'Your plan',
  includedInYours: 'Included in your plan',
  creditsToGo: (credits: string) => `${credits} credits to go. The operator of this server grants credits.`,
  range: (from: number, to: number) => `${from} to ${to}`,
  enginesOf: (names: readonly string[]) => `The ${names.join(', ')} engine`,
  sixLanguages: 'Six languages and their voices',
  filmsWithCaptions: '1080p films with captions',
  everythingIn: (plan: string) => `Everything in ${plan}`,
  andMore: (names: string, count: number) => `${names} and ${count} more`,
  whatPlansOpen: 'What each plan opens',
  included: 'Included',
  notIncluded: 'Not included',
  whatThingsCost: 'What things cost',
  price: (credits: string) => `${credits} ${credits === '1' ? 'credit' : 'credits'}`,
  whenPaid:
    'A price is held when you start and taken when the result is there. Refused and failed work costs nothing, cancelled work what connected services have made of it.',
  storyOf: (tier: string) => `Story, ${tier} engine`,
  videoEffect: 'Video effect',
  shotEdit: 'Shot edit',
} as const;
