import { LEIAUTE_DA_NOTA } from './leiaute-da-nota.ts';
import { ehRamo, type NoDaNota, type RamoDaNota } from './no-da-nota.ts';
import type { FaltaDaNota, GrupoDaNota, NotaDeImportacao } from './nota-de-importacao.ts';

/**
 * Lists what the layout needs and the note does not have. A null value is missing even where the layout would go without it. Of
 * `ditas`, which say why, nothing is said twice. While the list is not empty, the XML is not written.
 */
export function faltasDaNota(nota: NotaDeImportacao, ditas: readonly FaltaDaNota[] = []): FaltaDaNota[] {
  const achadas = faltasDe(LEIAUTE_DA_NOTA, { valores: nota, pai: nota, caminho: '', onde: '' });
  const dita = (caminho: string) =>
    ditas.some((falta) => caminho === falta.caminho || caminho.startsWith(`${falta.caminho}.`));
  const daChave = nota.chave === null && achadas.length === 0 ? [{ caminho: 'chave', mensagem: 'Falta a chave.' }] : [];
  return [...ditas, ...achadas.filter(({ caminho }) => !dita(caminho)), ...daChave];
}

interface Lugar {
  valores: GrupoDaNota;
  pai: GrupoDaNota;
  caminho: string;
  /** Ends a sentence: ` do item 2`. */
  onde: string;
}

function faltasDe(nos: readonly NoDaNota[], lugar: Lugar): FaltaDaNota[] {
  return nos.flatMap((no) => {
    if (ehRamo(no)) return faltasDoRamo(no, lugar);
    const valor = lugar.valores[no.de ?? no.tag];
    if (typeof valor === 'string' || (valor === undefined && (no.livre || no.padrao !== undefined))) return [];
    const nome = no.nome ?? `o campo ${no.tag}`;
    return [{ caminho: juntar(lugar.caminho, no.de ?? no.tag), mensagem: `Falta ${nome}${lugar.onde}.` }];
  });
}

function faltasDoRamo(no: RamoDaNota, lugar: Lugar): FaltaDaNota[] {
  if (no.aqui) return no.livre && !temAlgo(no.filhos, lugar.valores) ? [] : faltasDe(no.filhos, lugar);
  const nome = no.de ?? no.tag;
  const base = no.doPai ? caminhoDoPai(lugar.caminho) : lugar.caminho;
  const valor = (no.doPai ? lugar.pai : lugar.valores)[nome];
  if (Array.isArray(valor)) {
    if (valor.length === 0 && !no.livre) return [{ caminho: nome, mensagem: 'A nota não tem itens.' }];
    return valor.flatMap((membro: GrupoDaNota, i) => {
      const onde = no.tag === 'det' ? ` do item ${i + 1}` : lugar.onde;
      return faltasDe(no.filhos, { valores: membro, pai: lugar.valores, caminho: juntar(base, `${nome}.${i}`), onde });
    });
  }
  if (valor === undefined && no.livre) return [];
  const caminho = juntar(base, nome);
  if (valor === null || valor === undefined || typeof valor === 'string') {
    return [{ caminho, mensagem: `Falta o grupo ${no.tag}${lugar.onde}.` }];
  }
  const dentro = { valores: valor as GrupoDaNota, pai: lugar.valores, caminho, onde: lugar.onde };
  return [...faltasDe(no.filhos, dentro), ...faltasDaVariante(no, dentro)];
}

function faltasDaVariante({ tag, variantes, escolha }: RamoDaNota, lugar: Lugar): FaltaDaNota[] {
  if (!variantes) return [];
  const qual = escolha ? escolha(lugar.valores) : String(lugar.valores.grupo ?? '');
  const filhos = variantes[qual];
  if (filhos) return faltasDe(filhos, lugar);
  return [
    {
      caminho: juntar(lugar.caminho, 'CST'),
      mensagem: `Falta o CST de ${tag}${lugar.onde}, ou o leiaute não o escreve aqui.`,
    },
  ];
}

/** Whether some value of flattened groups is there: only then their element is written. */
export function temAlgo(nos: readonly NoDaNota[], valores: GrupoDaNota): boolean {
  return nos.some((no) =>
    ehRamo(no) && no.aqui ? temAlgo(no.filhos, valores) : valores[no.de ?? no.tag] !== undefined,
  );
}

const juntar = (caminho: string, nome: string) => (caminho ? `${caminho}.${nome}` : nome);
const caminhoDoPai = (caminho: string) => caminho.slice(0, caminho.lastIndexOf('.'));
