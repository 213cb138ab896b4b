/** What is wrong with an uploaded file. */
export const uploadSentences = {
  imageTooLarge: (megabytes: number) => `An image can have at most ${megabytes} MB.`,
  pdfTooLarge: (megabytes: number) => `A PDF can have at most ${megabytes} MB.`,
  imageUnreadable: 'This image cannot be read. Please use a JPEG, PNG, WebP or AVIF file.',
  imageTooManyPixels: (megapixels: number) => `An image can have at most ${megapixels} megapixels.`,
  imageSideTooLong: (pixels: number) => `The sides of an image can have at most ${pixels} pixels.`,
  empty: 'This file is empty. Please choose another one.',
  clipTooLarge: (megabytes: number) => `A clip can have at most ${megabytes} MB.`,
  clipUnreadable: 'This clip cannot be read. Please use an MP4, MOV or WebM file.',
  clipTooLong: (minutes: number) =>
    `A clip can be at most ${minutes} minutes long. Please cut out the part that you need first.`,
  clipSideTooLong: (pixels: number) => `The sides of a clip can have at most ${pixels} pixels.`,
  clipStretch: (shortest: number, longest: number) =>
    `Choose between ${shortest} and ${longest} seconds of the clip.`,
  clipOver: 'The clip has nothing left where the chosen part begins.',
  busy: 'Many files are being read at the moment. Please try again in a moment.',
  ownBusy: 'Several of your files are still being read. Please wait a moment before you send more.',
  pdfUnreadable: 'This PDF cannot be read.',
  pdfLocked: 'This PDF is protected by a password.',
  pdfWithoutText: 'This PDF holds no text that could be narrated.',
  pdfTooLong: (pages: number) => `A PDF can have at most ${pages} pages.`,
  dataMissing: 'The form has no readable data field.',
  unexpectedFile: 'This file is not expected here.',
} as const;
