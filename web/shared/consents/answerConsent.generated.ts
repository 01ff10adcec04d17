/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A guardian's answer to a consent for a child. */
export type ConsentInput = {
  /** The child: one of your own, or any for an administrator who records a paper form. */
  childId: number;
  /** true to give the consent, false to refuse or withdraw it. */
  granted: boolean;
  /** photo, outing or medical. */
  kind: string;
  /** Who signed the paper form. For administrators, to record a paper form. */
  signedBy?: string | null | undefined;
  /** Version of the text that the parent read. CONFLICT when it has changed. */
  version: string;
};

export type AnswerConsentMutationVariables = Exact<{
  input: ConsentInput;
}>;


export type AnswerConsentMutation = { answerConsent: { id: number, childId: number, kind: string, granted: boolean, version: string, signedBy: string | null, givenAt: string, givenByName: string | null } };


export const AnswerConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"givenByName"}}]}}]}}]} as unknown as DocumentNode<AnswerConsentMutation, AnswerConsentMutationVariables>;