/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A child, and what is ordered for it. */
export type UniformOrderInput = {
  /** The child: one of your own, or any for an administrator. */
  childId: number;
  /** What to order, at most 20 lines. */
  lines: Array<UniformOrderLineInput>;
  /** A note for the centre. */
  note?: string | null | undefined;
};

/** What to order, at most 20 lines. */
export type UniformOrderLineInput = {
  /** The item. */
  itemId: number;
  /** How many pieces, 1 to 20. */
  quantity: number;
  /** One of its sizes. */
  size: string;
};

export type AddUniformOrderMutationVariables = Exact<{
  input: UniformOrderInput;
}>;


export type AddUniformOrderMutation = { orderUniform: { id: number, version: number } };


export const AddUniformOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUniformOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UniformOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderUniform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AddUniformOrderMutation, AddUniformOrderMutationVariables>;