import { writeFileSync } from 'node:fs';
import { propsDosComponentes } from './props-dos-componentes.ts';

/**
 * `npm run gerar:props` writes the gallery's descriptions of the props of each component, from their sources. The build, `npm run
 * dev` and the suite run it; git does not keep the file.
 */
const DESTINO = 'app/_screens/components/galeria/props-geradas.json';
const props = propsDosComponentes();
writeFileSync(DESTINO, `${JSON.stringify(props, null, 2)}\n`);
console.log(`${Object.keys(props).length} componentes em ${DESTINO}`);
