export interface ComposeService {
  readonly image?: string;
  readonly build?: unknown;
  readonly healthcheck?: unknown;
  readonly depends_on?: readonly string[] | Readonly<Record<string, { condition: string }>>;
  readonly volumes?: readonly string[];
  readonly restart?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

/** Of the Compose specification what is used here: another key is a slip, or is to be added. */
const SERVICE_KEYS = [
  ...[
    'image',
    'build',
    'command',
    'entrypoint',
    'environment',
    'ports',
    'volumes',
    'depends_on',
    'healthcheck',
    'deploy',
  ],
  ...['init', 'read_only', 'tmpfs', 'cap_drop', 'security_opt', 'restart', 'stop_grace_period', 'mem_limit'],
];

/** What does not fit together in a Compose file, a line each. */
export function faultsOf({ services, volumes = {} }: Compose): string[] {
  return Object.entries(services).flatMap(([name, service]) => [
    ...Object.keys(service)
      .filter((key) => !SERVICE_KEYS.includes(key))
      .map((key) => `${name}: unknown key ${key}`),
    ...(service.image || service.build ? [] : [`${name}: neither image nor build`]),
    ...dependenciesOf(service).flatMap(([other, condition]) =>
      faultOfDependency(name, other, condition, services[other]),
    ),
    ...(service.volumes ?? [])
      .map((volume) => volume.split(':')[0]!)
      .filter((volume) => !/^[./]/.test(volume) && !(volume in volumes))
      .map((volume) => `${name}: volume ${volume} is not declared`),
  ]);
}

function dependenciesOf({ depends_on: on = [] }: ComposeService): (readonly [string, string])[] {
  return Array.isArray(on)
    ? on.map((other: string) => [other, 'service_started'] as const)
    : Object.entries(on as Record<string, { condition: string }>).map(([other, { condition }]) => [other, condition]);
}

function faultOfDependency(name: string, other: string, condition: string, service?: ComposeService): string[] {
  if (!service) return [`${name}: depends on ${other}, which there is not`];
  if (condition === 'service_healthy' && !service.healthcheck)
    return [`${name}: ${other} tells nobody whether it is healthy`];
  if (condition === 'service_completed_successfully' && service.restart !== 'no')
    return [`${name}: ${other} never completes`];
  return [];
}
