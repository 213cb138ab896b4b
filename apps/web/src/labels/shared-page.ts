/** Words of the public page of a shared video, fetched with it. */
export const sharedPageLabels = { title: 'Shared video', makeYourOwn: 'Make your own' } as const;
