import type { z } from 'zod';
import { valorEmBranco } from '#lib/registros/em-branco.ts';
import {
  type CampoLido,
  ehDia,
  ehObrigatorio,
  elementoDe,
  type Forma,
  formaDe,
  lerCampo,
  nomesDasOpcoes,
} from '#lib/registros/ler-campo.ts';
import type { DescricaoDeCampo } from './descricao-de-campo.ts';

/** The fields of a form, derived from the fields of its record. */
export function camposDe<F extends z.core.$ZodShape>(
  forma: F,
): { readonly [Nome in keyof F & string]: DescricaoDeCampo } {
  return descricoes(forma) as { readonly [Nome in keyof F & string]: DescricaoDeCampo };
}

function descricoes(forma: Forma): Record<string, DescricaoDeCampo> {
  return Object.fromEntries(Object.entries(forma).map(([nome, esquema]) => [nome, descricaoDoCampo(nome, esquema)]));
}

function descricaoDoCampo(nome: string, esquema: Forma[string]): DescricaoDeCampo {
  const campo = lerCampo(esquema);
  const { sobre } = campo;
  const comum = comumDe(nome, campo);
  const partes = formaDe(campo);
  if (sobre.busca && partes) return ponteiro(comum, campo, partes);
  if (sobre.busca) return { tipo: 'busca', ...comum, ...sobre.busca };
  if (partes) return { tipo: 'grupo', rotulo: comum.rotulo, campos: descricoes(comRotulo(partes)) };
  const elemento = elementoDe(campo);
  if (elemento) return lista(comum, campo, elemento);
  if (sobre.qual) return { tipo: 'identificador', ...comum, qual: sobre.qual };
  if (sobre.opcoes && campo.esquema._zod.def.type !== 'enum') {
    return { tipo: 'opcao', ...comum, opcoes: Object.entries(sobre.opcoes) };
  }
  if (sobre.casas !== undefined) return { tipo: 'decimal', ...comum, ...decimal(campo) };
  if (sobre.mes) return { tipo: 'mes', ...comum };
  return simples(comum, campo);
}

interface Comum {
  rotulo: string;
  ajuda?: string;
  obrigatorio?: true;
}

/** @throws when the schema of the field has no label. */
function comumDe(nome: string, campo: CampoLido): Comum {
  const { rotulo, ajuda } = campo.sobre;
  if (rotulo === undefined && !formaDe(campo)) throw new Error(`The field ${nome} has no label.`);
  return {
    rotulo: rotulo ?? nome,
    ...(ajuda !== undefined && { ajuda }),
    ...(ehObrigatorio(campo) && { obrigatorio: true }),
  };
}

/** A record it points at: the form keeps its id or code. */
function ponteiro({ rotulo, ajuda, obrigatorio }: Comum, { sobre }: CampoLido, partes: Forma): DescricaoDeCampo {
  const { busca } = sobre;
  if (!busca || !(busca.guarda in partes)) throw new Error(`${rotulo} has no ${busca?.guarda}.`);
  const escolha = { tipo: 'busca', rotulo, ...(ajuda !== undefined && { ajuda }), ...busca } as const;
  return {
    tipo: 'grupo',
    rotulo,
    campos: { [busca.guarda]: obrigatorio ? { ...escolha, obrigatorio } : escolha },
  };
}

function lista({ rotulo, ajuda }: Comum, { sobre }: CampoLido, elemento: Forma[string]): DescricaoDeCampo {
  const partes = formaDe(lerCampo(elemento));
  const chave = sobre.chave ?? chaveDosElementos(partes);
  return {
    tipo: 'lista',
    rotulo,
    ...(ajuda !== undefined && { ajuda }),
    item: partes ? descricoes(comRotulo(partes)) : descricaoDoCampo(rotulo, elemento),
    novo: valorEmBranco(elemento),
    adicionar: sobre.adicionar ?? 'Adicionar',
    ...(chave && { chave }),
  };
}

function chaveDosElementos(partes: Forma | undefined): readonly string[] | undefined {
  if (!partes) return [];
  return 'id' in partes ? ['id'] : undefined;
}

/** Parts that a grid or the server writes have no label: nobody fills them in. */
function comRotulo(partes: Forma): Forma {
  return Object.fromEntries(
    Object.entries(partes).filter(([, esquema]) => lerCampo(esquema).sobre.rotulo !== undefined),
  );
}

function decimal({ sobre }: CampoLido) {
  const { casas = 0, casasMinimas, moeda, unidade } = sobre;
  return {
    casas,
    ...(casasMinimas !== undefined && { casasMinimas }),
    ...(moeda !== undefined && { moeda }),
    ...(unidade !== undefined && { unidade }),
  };
}

function simples(comum: Comum, campo: CampoLido): DescricaoDeCampo {
  const { esquema, sobre } = campo;
  const { aVista, como, linhas, maiusculas, tabela } = sobre;
  switch (esquema._zod.def.type) {
    case 'boolean':
      return { tipo: 'simNao', ...comum, ...(como && { como }) };
    case 'enum':
      return { tipo: 'opcao', ...comum, ...(aVista && { aVista }), opcoes: opcoes(campo) };
    case 'number':
      return { tipo: 'texto', ...comum, ...(sobre.maximo !== undefined && { maximo: sobre.maximo }) };
    // A field that can only be empty looks like a text.
    case 'null':
    case 'string': {
      if (ehDia(campo)) return { tipo: 'data', ...comum };
      const maximo = sobre.maximo ?? (esquema as z.ZodString).maxLength ?? undefined;
      return {
        tipo: 'texto',
        ...comum,
        ...(linhas !== undefined && { linhas }),
        ...(maximo !== undefined && { maximo }),
        ...(maiusculas && { maiusculas }),
        ...(tabela && { tabela }),
      };
    }
    default:
      throw new Error(`No form field for ${comum.rotulo}: its schema is a ${esquema._zod.def.type}.`);
  }
}

function opcoes(campo: CampoLido) {
  return Object.entries(nomesDasOpcoes(campo)).map(
    ([codigo, nome]) => [codigo, campo.sobre.comCodigo ? `${codigo} - ${nome}` : nome] as const,
  );
}
