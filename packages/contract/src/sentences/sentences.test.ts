import { describe, expect, it } from 'vitest';
import { singleModeFacts } from '../catalogue/modes.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { limits } from '../limits/limits.ts';
import { defaultSceneTitle } from '../scenes/normalize-scenes.ts';
import { emptyScene } from '../scenes/edit-scenes.ts';
import { sentences } from './sentences.ts';

const { account, failure, mediaService, notice, readiness, refusal, upload, validation, waitlist } =
  sentences;

/** Who wants it: a requirement that is about these words, or the product at large; what the product says, what the contract says. */
const promised: readonly [string, string, string][] = [
  ['ERR-01', 'Failed to enhance prompt: no words', failure.enhancePrompt('no words')],
  ['ERR-02', 'An error occurred while generating the image: too dark', failure.generateImage('too dark')],
  ['ERR-03', 'An error occurred: too long', failure.create('too long')],
  ['ERR-04', 'Backend is offline. Please try again later.', failure.backendOffline],
  ['ERR-05', 'Generation failed: no power', failure.generation('no power')],
  ['ERR-05', 'Generation failed: Unknown error', failure.generation(null)],
  ['ERR-05', 'Generation failed: Unknown error', failure.generation('')],
  ['ERR-05', 'Generation failed: Unknown error', failure.generation()],
  ['ERR-06', 'An error occurred while editing the image.', failure.editImage],
  ['ERR-07', 'Could not load the selected session.', failure.loadSession],
  ['ERR-08', 'Could not start image generation.', failure.startImages],
  ['ERR-08', 'Connection to the server was lost.', failure.connectionLost],
  ['ERR-08', 'An unknown error occurred.', failure.unknown],
  ['ERR-09', 'Failed to start image generation job', failure.startJob(singleModeFacts.images.jobNoun)],
  ['ERR-09', 'Failed to start video generation job', failure.startJob(singleModeFacts.videos.jobNoun)],
  [
    'ERR-09',
    'Failed to start video effect generation job',
    failure.startJob(singleModeFacts.effects.jobNoun),
  ],
  ['ERR-09', 'Generation failed to start: No project ID received.', failure.noProjectId],
  ['ERR-10', 'Could not start the final video render.', failure.startRender],
  ['ERR-11', 'Image generation failed: out of paint', failure.image('out of paint')],
  ['ERR-11', 'Connection to the server was lost while checking image status.', failure.imageConnectionLost],
  ['ERR-12', 'Video generation failed: out of film', failure.video('out of film')],
  ['ERR-12', 'Connection to the server was lost while checking video status.', failure.videoConnectionLost],
  ['ERR-13', 'Character generation failed: shy', failure.character('shy')],
  [
    'ERR-13',
    'Connection to the server was lost while checking character status.',
    failure.characterConnectionLost,
  ],
  ['ERR-13', 'An error occurred while creating the character.', failure.createCharacter],
  ['the product', 'Could not join waitlist. Please try again.', failure.joinWaitlist],
  ['the product', "You're on the waitlist! We'll email you soon.", waitlist.joined],
  ['the product', "You're on the Studio waitlist! We'll email you soon.", waitlist.joinedStudio],
  ['the product', 'Join waitlist', waitlist.join],
  ['the product', 'Cancelled.', failure.cancelled],
  ['the product', 'Please enter your invitation code', validation.enterInvitationCode],
  [
    'the product',
    'Please select a second voice for the Multi-Character engine.',
    validation.missingSecondVoice,
  ],
  ['the product', 'Please select a valid voice from the dropdown.', validation.invalidVoice],
  ['the product', 'You can upload a maximum of 5 images.', validation.tooManyImages],
  ['the product', 'This image model needs an uploaded image.', validation.modelNeedsImage],
  ['the product', 'Uploaded images need an image-to-image model.', validation.imageNeedsModel],
  [
    'the product',
    'Select one image for every scene that has options before assembling.',
    validation.selectImages,
  ],
  ['the product', 'Please provide a name and a prompt.', validation.characterNameAndPrompt],
  [
    'REAL-07',
    "The model's service refused this content. Change the prompt or the picture.",
    mediaService.policy,
  ],
  [
    'the product',
    "The model's service may have taken this request. Nothing more was sent. Try again to send it anew.",
    notice.paidCallUnknown,
  ],
  ['the product', 'Scene 3', defaultSceneTitle(3)],
  ['the product', 'New Scene 4', emptyScene(4, 'new-1').title],
];

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

describe('sentences', () => {
  it.each(promised)('%s says "%s"', (_id, words, said) => {
    expect(said).toBe(words);
  });

  it('an upgrade hint names the tier that opens the choice', () => {
    expect(account.upgrade('proXL')).toContain('ProXL');
    expect(account.upgradeWithCredits('pro', '52.00')).toBe('Opens with the Pro plan: 52.00 credits to go.');
  });

  it('every refusal of the API has a sentence of its own', () => {
    expect(Object.keys(refusal).toSorted()).toEqual(errorCodes.toSorted());
    expect(new Set(Object.values(refusal)).size).toBe(errorCodes.length);
  });

  it('nothing is left empty or untrimmed', () => {
    const words = leavesOf(sentences).filter((leaf) => typeof leaf === 'string');
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([]);
  });

  it('sentences with parts of their own carry these parts', () => {
    expect(readiness.notEnoughCredits(200)).toBe('You need 200.00 credits for this.');
    expect(readiness.closedTier('basic')).toBe('This choice needs the Free plan.');
    expect(readiness.sceneVoice(2)).toContain('scene 2');
    expect(readiness.sceneCharacter(2)).toContain('scene 2');
    expect(readiness.sceneLipsync(2)).toContain('scene 2');
    expect(readiness.tooManyScenes(limits.counts.scenes)).toContain('60');
    expect(upload.imageTooLarge(20)).toContain('20 MB');
    expect(upload.pdfTooLarge(25)).toContain('25 MB');
    expect(upload.pdfTooLong(300)).toContain('300 pages');
    expect(upload.imageTooManyPixels(50)).toContain('50 megapixels');
    expect(upload.imageSideTooLong(20_000)).toContain('20000 pixels');
    expect(account.credits('1.00')).toBe('1.00 credits');
  });
});

describe('limits', () => {
  it('a step may stand still for 600 s', () => {
    expect(limits.generationTimerSeconds).toBe(600);
  });

  it('suggestions start after 3 characters and 500 ms', () => {
    expect(limits.suggestions).toEqual({ minimumCharacters: 3, debounceMs: 500 });
  });

  it('the tour has 9 steps and starts after 400 ms', () => {
    expect(limits.tour).toEqual({ delayMs: 400, steps: 9 });
  });

  it('previews loop 3 s from a poster at 0.1 s', () => {
    expect(limits.showcasePreview).toEqual({ posterSeconds: 0.1, loopSeconds: 3 });
  });

  it('the layout scales are 0.8 and 0.9', () => {
    expect(limits.layoutScale).toEqual({ standard: 0.8, showcase: 0.9 });
  });

  it('an upload holds at most 5 images', () => {
    expect(limits.counts.imagesPerUpload).toBe(5);
  });
});
