import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { formLabels } from '../../labels/forms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  isNew: boolean;
  minLength?: number;
  error?: string | undefined;
}

/** A password that can be looked at. */
export function PasswordField({
  label = formLabels.password,
  name = 'password',
  isNew,
  minLength,
  error,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      minLength={minLength}
      error={error}
      trailing={
        <IconButton
          label={isShown ? formLabels.hideCharacters : formLabels.showCharacters}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    />
  );
}
