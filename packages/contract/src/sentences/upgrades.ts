/** What is said where scenes are made real by connected models. */
export const upgradeSentences = {
  /** In front of how many are made. */
  makingReal: 'Making scenes real',
  /** Said in the conversation meanwhile. */
  saying: 'Connected services are making your scenes real. What stands, stays until they are done.',
  notNow: 'Scenes can be made real once all images are made.',
  alreadyOpen: 'This is being made for this scene already.',
  nothingOpen: 'Nothing is being made for this scene that could be cancelled.',
  noPicture: 'Choose an image for this scene first.',
  notSpoken: 'The scene has to be spoken first: make the video once, then choose this model.',
  notConnected:
    'No connected service makes this. Choose another model, or ask the administrator to connect one.',
  nothingToUpgrade: 'Every scene is made real already.',
  noVersion: 'This scene has no such version.',
  notOwnNow: 'Your own picture or clip can be chosen once nothing is being made.',
  noOwnFile: 'Choose one picture or clip.',
  ownGone: 'This picture or clip is no longer among yours. Please choose another one.',
  notChosenNow: 'Versions can be chosen once nothing is being made.',
  sceneFailed: (sceneNumber: number, reason: string) => `Scene ${sceneNumber} stays as it was: ${reason}`,
  sceneCancelled: (sceneNumber: number) => `Scene ${sceneNumber} stays as it was: cancelled.`,
  halfMade: (sceneNumber: number, reason: string) =>
    `Of scene ${sceneNumber} a part was made, and the studio stages the rest of it: ${reason}`,
} as const;
