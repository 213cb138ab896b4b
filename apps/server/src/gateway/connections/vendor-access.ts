import type { MediaVendor, VendorAccess } from '@kinora/models';

type Variables = Readonly<Record<string, unknown>>;

/** What the environment says about a vendor. */
export function environmentAccess(
  { variables: { apiKey, addresses, settings = [] } }: Pick<MediaVendor, 'variables'>,
  variables: Variables,
) {
  const [key = ''] = Object.values(textsOf(variables, apiKey === null ? [] : [apiKey]));
  return {
    apiKey: key,
    addresses: textsOf(variables, addresses),
    settings: textsOf(variables, settings),
  } satisfies VendorAccess;
}

/** A key connects a vendor, or an address alone where it may want none. */
export function isConnectedBy(
  { isKeyOptional = false }: Pick<MediaVendor, 'isKeyOptional'>,
  { apiKey, addresses }: VendorAccess,
): boolean {
  return apiKey !== '' || (isKeyOptional && Object.keys(addresses).length > 0);
}

function textsOf(variables: Variables, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
