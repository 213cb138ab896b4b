import { characterStatus } from '@kinora/contract/statuses';
import type { Scene } from '@kinora/contract/scenes';
import { useCharacters } from '../../api/list-characters.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { CharacterPortrait } from './character-portrait.tsx';

/** Nobody is in the scene, or somebody who is not chosen yet. */
const NOBODY = 'nobody';
const OPEN = 'open';

interface SceneCharacterProps {
  scene: Scene;
  onChoose: (change: Partial<Scene>) => void;
}

/** Who is in a scene of a film: nobody, or one of the characters whose portrait is there. */
export function SceneCharacter({ scene, onChoose }: SceneCharacterProps) {
  const { items } = useCharacters();
  const ready = items.filter(
    (character) => character.status === characterStatus.CHARACTER_READY && character.image_url !== null,
  );
  const chosen = ready.find((character) => character.image_url === scene.selected_character_url);
  return (
    <ChipSelect
      label={sceneLabels.characterOf(scene.scene_number)}
      size="small"
      icon={<CharacterPortrait url={chosen?.image_url ?? null} size="small" />}
      isMissing={scene.has_character && chosen === undefined}
      value={valueOf(scene, chosen?.id)}
      options={[
        { value: NOBODY, label: sceneLabels.noCharacter },
        { value: OPEN, label: sceneLabels.chooseCharacter },
        ...ready.map((character) => ({ value: character.id, label: character.name })),
      ]}
      onChoose={(value) => {
        const character = ready.find(({ id }) => id === value);
        onChoose(
          value === NOBODY
            ? { has_character: false, selected_character_url: null }
            : { has_character: true, selected_character_url: character?.image_url ?? null },
        );
      }}
    />
  );
}

function valueOf(scene: Scene, chosenId: string | undefined): string {
  if (!scene.has_character) {
    return NOBODY;
  }
  return chosenId ?? OPEN;
}
