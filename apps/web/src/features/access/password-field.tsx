import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface PasswordFieldProps {
  isNew: boolean;
  minLength?: number;
  error?: string | undefined;
}

/** A password that can be looked at. */
export function PasswordField({ isNew, minLength, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      minLength={minLength}
      error={error}
      trailing={
        <IconButton
          label={isShown ? 'Hide the typed characters' : 'Show the typed characters'}
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
