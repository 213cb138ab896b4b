/** Words of form fields that more than one form has. */
export const formLabels = {
  password: 'Password',
  showCharacters: 'Show the typed characters',
  hideCharacters: 'Hide the typed characters',
} as const;
