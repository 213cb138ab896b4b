import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { MeAnswer, NotificationChoicePayload } from '@kinora/contract/api';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/api-error.ts';
import { useChooseNotification, useNotificationChoice } from '../../api/notifications.ts';
import { accountLabels } from '../../labels/account.ts';
import {
  askForMessages,
  messagePermission,
  readMessages,
  writeMessages,
} from '../../lib/browser-messages.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';

/** Whether one is told that a film is done: by this browser, by mail, and in which language. */
export function Notifications({ me }: { me: MeAnswer }) {
  const { data: kept } = useNotificationChoice();
  const choose = useChooseNotification();
  const [isBrowserOn, setIsBrowserOn] = useState(() => isOn(me.id));
  // What was pressed is seen at once; a refusal takes it back.
  const [isMailWanted, setIsMailWanted] = useState<boolean | null>(null);
  const save = (choice: NotificationChoicePayload) => {
    choose.mutate(choice, {
      onSuccess: () => {
        void notify({ text: accountLabels.messages.saved, tone: 'good' });
      },
      onError: (error) => {
        setIsMailWanted(null);
        void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
      },
    });
  };
  const turnBrowser = async (isWanted: boolean, language: Language) => {
    setIsBrowserOn(isWanted);
    const isAllowed = isWanted && (await askForMessages()) === 'granted';
    writeMessages(browserStorage(), me.id, isAllowed ? language : null);
    setIsBrowserOn(isAllowed);
    if (isWanted && !isAllowed) {
      void notify({ text: whyNot(), tone: 'bad' });
    }
  };
  return (
    <AccountSection title={accountLabels.notifications} note={accountLabels.messages.explained}>
      {kept === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="grid gap-4">
          <Switch
            label={accountLabels.byBrowser}
            note={accountLabels.messages.browserOn}
            isOn={isBrowserOn}
            onChange={(isWanted) => {
              void turnBrowser(isWanted, kept.language);
            }}
          />
          <Switch
            label={accountLabels.byMail}
            note={kept.has_mail_server ? me.email : accountLabels.messages.noMailServer}
            isOn={isMailWanted ?? kept.by_mail}
            onChange={(isWanted) => {
              setIsMailWanted(isWanted);
              save({ by_mail: isWanted, language: kept.language });
            }}
          />
          <div>
            <ChipSelect
              label={accountLabels.messageLanguage}
              icon={<Languages size={16} aria-hidden="true" />}
              value={kept.language}
              options={languages.map((value) => ({ value, label: languageDetails[value].ownName }))}
              onChoose={(language) => {
                if (isBrowserOn) {
                  writeMessages(browserStorage(), me.id, language);
                }
                save({ by_mail: isMailWanted ?? kept.by_mail, language });
              }}
            />
          </div>
        </div>
      )}
    </AccountSection>
  );
}

function isOn(accountId: string): boolean {
  return readMessages(browserStorage(), accountId) !== null && messagePermission() === 'granted';
}

function whyNot(): string {
  return messagePermission() === 'unsupported'
    ? accountLabels.messages.unsupported
    : accountLabels.messages.blocked;
}

interface SwitchProps {
  label: string;
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, note, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 flex-none accent-(--accent-fill)"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-12 break-words text-ink-3">{note}</span>
      </span>
    </label>
  );
}
