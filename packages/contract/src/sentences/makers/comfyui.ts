/** Why a workflow did not run, behind the words that all of these share. */
const couldNotRun = (workflow: string, reason: string): string =>
  `Your ComfyUI could not run the workflow "${workflow}": ${reason}`;

/** What a person reads when a ComfyUI server, or a workflow file of its operator, fails. */
export const comfyuiSentences = {
  badName: (workflow: string) =>
    `"${workflow}" is no name of a workflow: it may hold letters, digits, spaces, dots, dashes and underscores, and begins with a letter or a digit.`,
  noWorkflow: (workflow: string) =>
    `There is no workflow "${workflow}": the folder of workflows has no file "${workflow}.json".`,
  unreadable: (file: string) => `The workflow file "${file}" is too large, or cannot be read.`,
  noJson: (file: string) => `The workflow file "${file}" is no JSON.`,
  noGraph: (file: string) =>
    `The workflow file "${file}" is not in ComfyUI's API format. Save it there with "Export Workflow (API)".`,
  noPrompt: (file: string) =>
    `The workflow file "${file}" has no {{prompt}}. Write it where the words of the prompt stand.`,
  unknownPlaceholder: (file: string, placeholder: string) =>
    `The workflow file "${file}" asks for {{${placeholder}}}, which nobody fills here.`,
  wordsAlone: (workflow: string) =>
    `The workflow "${workflow}" starts from words alone: its file has no {{image}}. Please leave the picture out, or choose another model.`,
  needsPicture: (workflow: string) => `The workflow "${workflow}" needs a picture to start from.`,
  couldNotRun,
  /** `folder` is where ComfyUI looks for such a file; null: nobody knows. */
  missingFile: (workflow: string, { file, folder }: { file: string; folder: string | null }) =>
    couldNotRun(
      workflow,
      `it has no file "${file}". Download it${folder === null ? '' : ` into the folder "${folder}"`} there.`,
    ),
  missingNode: (workflow: string, node: string) =>
    couldNotRun(workflow, `it has no node "${node}". Update it, or install the extension with that node.`),
  outOfMemory: (workflow: string) =>
    couldNotRun(
      workflow,
      'its graphics card has too little memory. Choose a smaller size or a smaller model.',
    ),
  nothingMade: (workflow: string, wanted: string) =>
    couldNotRun(workflow, `it ended without a ${wanted}. Its last node has to save one.`),
  wordless: 'it did not say why.',
  stopped: 'This was stopped in ComfyUI. Please try again.',
  forgotten: 'ComfyUI does not know this request any more, as after a restart. Please try again.',
} as const;
