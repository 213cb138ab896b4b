import type { OpenUpgrade, ProjectAnswer } from '@kinora/contract/api';
import { failureText } from '../../../api/api-error.ts';
import { useCancelUpgrade } from '../../../api/upgrades.ts';
import { vendorPhaseText } from '../../../components/vendor-name.ts';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { MoveProject } from '../move-project.ts';

interface OpenUpgradeLineProps {
  project: ProjectAnswer;
  sceneNumber: number;
  upgrade: OpenUpgrade;
  moveTo: MoveProject;
}

/** What a service is at for a scene, and the way to stop it alone. */
export function OpenUpgradeLine({ project, sceneNumber, upgrade, moveTo }: OpenUpgradeLineProps) {
  const cancel = useCancelUpgrade(project.project_id);
  const { kind, vendor_phase: phase } = upgrade;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-12 font-medium text-accent">
      <Spinner className="size-3.5!" />
      {phase === null ? upgradeLabels.asking : vendorPhaseText(phase)}
      <Button
        look="plain"
        size="small"
        aria-label={upgradeLabels.cancelOf(sceneNumber)}
        isBusy={cancel.isPending}
        onClick={() => {
          cancel.mutate(
            { sceneNumber, kind },
            {
              onSuccess: ({ status }) => {
                moveTo((old) => ({ ...old, status }));
              },
              onError: (error) => {
                void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
              },
            },
          );
        }}
      >
        {upgradeLabels.cancel}
      </Button>
    </p>
  );
}
