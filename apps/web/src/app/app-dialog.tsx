import { useNavigate } from '@tanstack/react-router';
import { useDialogs } from '../components/dialogs.tsx';
import type { DialogName } from '../components/dialogs.tsx';
import { AccessDialog } from '../features/access/access-dialog.tsx';
import { ActivateDialog } from '../features/access/activate-dialog.tsx';
import { WaitlistDialog } from '../features/access/waitlist-dialog.tsx';
import { DocumentationDialog } from '../features/reading/documentation-dialog.tsx';
import { EngineGuide } from '../features/welcome/engine-guide.tsx';
import { WelcomeDialog } from '../features/welcome/welcome-dialog.tsx';

/** The dialog that was asked for. */
export function AppDialog({ name }: { name: DialogName }) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  switch (name) {
    case 'sign-in':
    case 'create-account':
      return <AccessDialog key={name} start={name} onClose={dialogs.close} />;
    case 'activate':
      return (
        <ActivateDialog
          onClose={dialogs.close}
          onCreateAccount={() => {
            dialogs.open('create-account');
          }}
        />
      );
    case 'waitlist-credits':
      return <WaitlistDialog kind="credits" onClose={dialogs.close} />;
    case 'waitlist-studio':
      return <WaitlistDialog kind="studio" onClose={dialogs.close} />;
    case 'welcome':
      return (
        <WelcomeDialog
          onClose={dialogs.close}
          onTour={() => {
            dialogs.close();
            void navigate({ to: '/', search: { tour: 1 } });
          }}
          onGuide={() => {
            dialogs.open('engine-guide');
          }}
        />
      );
    case 'engine-guide':
      return <EngineGuide onClose={dialogs.close} />;
    case 'documentation':
      return <DocumentationDialog onClose={dialogs.close} />;
  }
}
