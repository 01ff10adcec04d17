/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A parent, a child, and what they are to each other. */
export type LinkParentInput = {
  /** The child. */
  childId: number;
  /** Whether this guardian is asked first; the one before is no longer. */
  isPrimary?: boolean | null | undefined;
  /** Whether this guardian may collect the child. */
  mayCollect?: boolean | null | undefined;
  /** Account of the parent. */
  parentId: number;
  /** mother, father, grandparent, guardian, parent or other. */
  relationshipType?: string | null | undefined;
};

export type LinkParentMutationVariables = Exact<{
  input: LinkParentInput;
}>;


export type LinkParentMutation = { linkParent: { id: number, parentId: number, childId: number, relationshipType: string, isPrimary: boolean, mayCollect: boolean, version: number } };


export const LinkParentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkParent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkParentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkParent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"relationshipType"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LinkParentMutation, LinkParentMutationVariables>;