/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** From the youngest to the oldest; the last one is open. */
export type RatioBandInput = {
  /** As many as the law allows, 1 to 60. */
  law: number;
  /** As many children to one member of staff as the centre promises, 1 to 60. */
  promise: number;
  /** Age in months up to which it holds; null for the last. */
  toMonths?: number | null | undefined;
};

/** How many children one member of staff may have, by age. */
export type RatiosInput = {
  /** From the youngest to the oldest; the last one is open. */
  bands: Array<RatioBandInput>;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type SaveRatiosMutationVariables = Exact<{
  input: RatiosInput;
}>;


export type SaveRatiosMutation = { saveRatios: { centre: { version: number, name: string, fullName: string, tagline: string, street: string, area: string, city: string, phone: string, email: string, website: string, whatsapp: string, whatsappGreeting: string, facebook: string, instagram: string, latitude: number | null, longitude: number | null }, fees: { version: number, registrationFeeCents: number, siblingDiscountPercent: number, halfDayEnds: string }, bank: { version: number, accountHolder: string, bank: string, branchCode: string, accountNumber: string, accountType: string }, ratios: { version: number, bands: Array<{ toMonths: number | null, promise: number, law: number }> }, virtualClassroom: { version: number, domain: string }, mail: { version: number, senderName: string, isConfigured: boolean } } };


export const SaveRatiosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRatios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RatiosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRatios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsGroups"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsGroups"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentreForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappGreeting"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"registrationFeeCents"}},{"kind":"Field","name":{"kind":"Name","value":"siblingDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"halfDayEnds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"branchCode"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toMonths"}},{"kind":"Field","name":{"kind":"Name","value":"promise"}},{"kind":"Field","name":{"kind":"Name","value":"law"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualClassroom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}}]}}]}}]} as unknown as DocumentNode<SaveRatiosMutation, SaveRatiosMutationVariables>;