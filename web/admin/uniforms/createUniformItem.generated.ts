/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new item of the catalogue. */
export type UniformItemInput = {
  /** Kind of garment, such as Shirt. */
  category: string;
  /** What it is, in a sentence. */
  description?: string | null | undefined;
  /** Whether it can be ordered; it can unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** What it is called. */
  name: string;
  /** Price of one piece in rand, such as 180.00; at most R 10,000.00. */
  price: string;
  /** The sizes it comes in, at least one. */
  sizes: Array<string>;
};

export type CreateUniformItemMutationVariables = Exact<{
  input: UniformItemInput;
}>;


export type CreateUniformItemMutation = { createUniformItem: { id: number, version: number } };


export const CreateUniformItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUniformItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UniformItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUniformItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CreateUniformItemMutation, CreateUniformItemMutationVariables>;