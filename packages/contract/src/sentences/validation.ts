/** Sentences about what is missing or wrong before something can start. */
export const validationSentences = {
  enterInvitationCode: 'Please enter your invitation code',
  tooManyImages: 'You can upload a maximum of 5 images.',
  invalidVoice: 'Please select a valid voice from the dropdown.',
  missingSecondVoice: 'Please select a second voice for the Multi-Character engine.',
  selectImages: 'Select one image for every scene that has options before assembling.',
  characterNameAndPrompt: 'Please provide a name and a prompt.',
  modelNeedsImage: 'This image model needs an uploaded image.',
  imageNeedsModel: 'Uploaded images need an image-to-image model.',
} as const;
