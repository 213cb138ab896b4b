import {
  characterModels,
  defaultAspectRatio,
  defaultCharacterModel,
  prices,
} from '@kinora/contract/catalogue';
import { allowsNineSixteen } from '@kinora/contract/choices';
import { limits } from '@kinora/contract/limits';
import { hundredthsOf } from '@kinora/contract/money';
import { characterReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import type { CreateCharacterPayload } from '@kinora/contract/api';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { refusalReason } from '../../api/api-error.ts';
import { useCreateCharacter } from '../../api/create-character.ts';
import { useCatalogue } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { MakerTag } from '../../components/maker-tag.tsx';
import { usePricedAction } from '../../components/priced-action.ts';
import { imageModelGroups } from '../../components/choice-picker/catalogue-choices.ts';
import { ChoiceChip } from '../../components/choice-picker/choice-chip.tsx';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

import { SceneField } from './scene-field.tsx';

interface AddCharacterDialogProps {
  ratio: AspectRatio;
  onClose: () => void;
}

/** The form for a character: a name, what they look like, and the model that draws them. */
export function AddCharacterDialog({ ratio, onClose }: AddCharacterDialogProps) {
  const me = useMe();
  const catalogue = useCatalogue();
  const pricedAction = usePricedAction();
  const create = useCreateCharacter();
  const [isPickerOpen, setIsPickerOpen] = useState(false);
  const [draft, setDraft] = useState({ name: '', prompt: '', model: defaultCharacterModel });
  const [complaint, setComplaint] = useState<string | null>(null);
  const choices = { mode: 'images', engine: null, imageModel: draft.model, videoModel: null } as const;
  const payload: CreateCharacterPayload = {
    name: draft.name.trim(),
    prompt: draft.prompt.trim(),
    model_name: draft.model,
    aspect_ratio: allowsNineSixteen(choices) ? ratio : defaultAspectRatio,
  };

  function submit(): void {
    const [reason] = characterReasons(payload, {
      availableHundredths: hundredthsOf(me?.credits ?? 0),
      storedPlan: me?.stored_plan ?? 'free',
      isLoading: create.isPending,
    });
    setComplaint(reason?.sentence ?? null);
    if (reason === undefined) {
      create.mutate(payload, {
        onSuccess: onClose,
        onError: (error) => {
          // Its own sentence, also when the server is away.
          setComplaint([sentences.failure.createCharacter, refusalReason(error)].join(' ').trim());
        },
      });
    }
  }

  return (
    <Dialog
      title={projectLabels.characters.add}
      description={labels.screen.workspace.characterHint}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={labels.common.name}
          maxLength={limits.text.name}
          autoComplete="off"
          placeholder={projectLabels.characters.exampleName}
          value={draft.name}
          onChange={(event) => {
            setDraft({ ...draft, name: event.target.value });
          }}
        />
        <SceneField
          label={projectLabels.characters.looks}
          note={projectLabels.characters.looksNote}
          value={draft.prompt}
          maximum={limits.text.shortPrompt}
          placeholder={projectLabels.characters.exampleLooks}
          onChange={(prompt) => {
            setDraft({ ...draft, prompt });
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <ChoiceChip
            label={projectLabels.characters.model}
            icon={<Image size={16} aria-hidden="true" />}
            groups={imageModelGroups(catalogue, (model) => characterModels.includes(model))}
            selected={draft.model}
            question={labels.common.chooseImageModel}
            isOpen={isPickerOpen}
            onOpen={setIsPickerOpen}
            onChoose={(model) => {
              setDraft({ ...draft, model: model ?? defaultCharacterModel });
            }}
          />
          <MakerTag keys={[draft.model]} isDetailed />
        </div>
        {complaint !== null && (
          <p role="alert" className="text-bad">
            {complaint}
          </p>
        )}
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {create.isPending
            ? labels.screen.workspace.creatingCharacter
            : pricedAction(projectLabels.characters.create, {
                credits: prices.character,
                key: draft.model,
                isOwnPriced: true,
              })}
        </Button>
      </form>
    </Dialog>
  );
}
