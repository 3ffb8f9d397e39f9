import protobuf from 'protobufjs';

/** An operation of a network: what it takes and gives are names of constants, of inputs and of what other operations give. */
export interface OnnxNode {
  input: string[];
  readonly output: string[];
  readonly opType: string;
  readonly attribute: OnnxAttribute[];
}

interface OnnxAttribute {
  readonly name: string;
  readonly type: number;
  readonly f?: number;
  readonly ints?: number[];
  readonly t?: OnnxTensor;
}

/** Numbers of a constant; `rawData` holds them as little-endian bytes. */
export interface OnnxTensor {
  readonly name: string;
  readonly dims: number[];
  readonly dataType: number;
  readonly rawData: Uint8Array;
}

export interface OnnxModel {
  readonly graph: {
    node: OnnxNode[];
    initializer: OnnxTensor[];
    readonly output: readonly { readonly name: string }[];
  };
}

/** `TensorProto.DataType` and `AttributeProto.AttributeType` of ONNX. */
export const FLOAT_TENSOR = 1;
export const FLOAT_ATTRIBUTE = 1;

/**
 * What the file format says of networks without control flow, functions and sparse constants (onnx.proto, IR version 8). What only has to
 * come out as it went in, types of inputs for instance, is left as bytes.
 */
const FORMAT = `
  syntax = "proto2";
  message Model {
    optional int64 ir_version = 1;
    optional string producer_name = 2;
    optional string producer_version = 3;
    optional string domain = 4;
    optional int64 model_version = 5;
    optional string doc_string = 6;
    optional Graph graph = 7;
    repeated bytes opset_import = 8;
    repeated bytes metadata_props = 14;
  }
  message Graph {
    repeated Node node = 1;
    optional string name = 2;
    repeated Tensor initializer = 5;
    optional string doc_string = 10;
    repeated Value input = 11;
    repeated Value output = 12;
    repeated Value value_info = 13;
  }
  message Value {
    optional string name = 1;
    optional bytes type = 2;
  }
  message Node {
    repeated string input = 1;
    repeated string output = 2;
    optional string name = 3;
    optional string op_type = 4;
    repeated Attribute attribute = 5;
    optional string doc_string = 6;
    optional string domain = 7;
  }
  message Attribute {
    optional string name = 1;
    optional float f = 2;
    optional int64 i = 3;
    optional bytes s = 4;
    optional Tensor t = 5;
    repeated float floats = 7;
    repeated int64 ints = 8;
    repeated bytes strings = 9;
    optional int32 type = 20;
  }
  message Tensor {
    repeated int64 dims = 1;
    optional int32 data_type = 2;
    repeated float float_data = 4 [packed = true];
    repeated int32 int32_data = 5 [packed = true];
    repeated int64 int64_data = 7 [packed = true];
    optional string name = 8;
    optional bytes raw_data = 9;
  }`;
const Model = protobuf.parse(FORMAT).root.lookupType('Model');

/** Reads the file of a network. Throws where the bytes are none. */
export function readOnnx(bytes: Uint8Array): OnnxModel {
  return Model.decode(bytes) as unknown as OnnxModel;
}

/** The bytes of a network's file. */
export function writeOnnx(model: OnnxModel): Uint8Array {
  return Model.encode(model as unknown as protobuf.Message).finish();
}
