import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import type { LinhaDeItens } from '#components/itens/linha-de-itens.ts';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { NotaNova } from '#lib/contracts/dci/dci-notas.ts';
import { CODIGO_IBGE_UF, UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { chaveValida, partesDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';

/** The fields of a nota: key, days, recipient, destination and items. */
export function NotaFields() {
  usePreencherDaChave();
  useUfDoMunicipio();
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <Campo<NotaNova> nome="chave" />
      <CamposLadoALado>
        <Campo<NotaNova> nome="numero" />
        <Campo<NotaNova> nome="serie" />
        <Campo<NotaNova> nome="emissao" />
        <Campo<NotaNova> nome="saida" />
      </CamposLadoALado>
      <CamposLadoALado>
        <Campo<NotaNova> nome="destinatario.tipo" />
        <Documento />
        <Campo<NotaNova> nome="destinatario.nome" />
        <Campo<NotaNova> nome="municipio.codigo" />
        <Campo<NotaNova> nome="uf" />
      </CamposLadoALado>
      <ItensDigitados />
    </Stack>
  );
}

/** The key contains the number and the series. */
function usePreencherDaChave(): void {
  const chave = useWatch<NotaNova, 'chave'>({ name: 'chave' });
  const { setValue, getValues } = useFormContext<NotaNova>();
  const preencher = useEffectEvent((lida: string) => {
    const { numero, serie } = partesDaChave(lida);
    for (const [campo, valor] of [
      ['numero', String(Number(numero))],
      ['serie', String(Number(serie))],
    ] as const) {
      if (getValues(campo) !== valor) setValue(campo, valor, { shouldDirty: true, shouldValidate: true });
    }
  });
  useEffect(() => {
    if (chave && chaveValida(chave)) preencher(chave);
  }, [chave]);
}

/** The first two digits of a município's code tell its UF. */
function useUfDoMunicipio(): void {
  const codigo = useWatch<NotaNova, 'municipio.codigo'>({ name: 'municipio.codigo' });
  const { setValue, getValues } = useFormContext<NotaNova>();
  const seguir = useEffectEvent((doMunicipio: string) => {
    const uf = UFS.find((sigla) => CODIGO_IBGE_UF[sigla] === doMunicipio.slice(0, 2));
    if (uf && getValues('uf') !== uf) setValue('uf', uf, { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => {
    if (/^\d{7}$/.test(codigo ?? '')) seguir(codigo);
  }, [codigo]);
}

/** CPF for a natural person, else CNPJ. */
function Documento() {
  const tipo = useWatch<NotaNova, 'destinatario.tipo'>({ name: 'destinatario.tipo' });
  const { id, texto, aoDigitar, aoSair, erro } = useCampo('destinatario.documento', { obrigatorio: true });
  const qual = tipo === 'PF' ? 'cpf' : 'cnpj';
  return (
    <IdentifierField
      key={qual}
      id={id}
      rotulo={qual === 'cpf' ? 'CPF' : 'CNPJ'}
      obrigatorio
      valor={texto}
      aoMudar={aoDigitar}
      aoSair={aoSair}
      erro={erro}
      {...TIPOS_DE_IDENTIFICADOR[qual]}
    />
  );
}

type Item = NotaNova['itens'][number];

function ItensDigitados() {
  const {
    lembrarNome: _,
    acrescentar: __,
    completar: ___,
    ...grade
  } = useLinhasDoFormulario<Item & { id?: null }>({ campo: 'itens', naGrade, doFormulario });
  return (
    <GradeDeItens
      {...grade}
      completar={semCompletar}
      rotulo="Itens da nota"
      colunas={COLUNAS}
      novaLinha={linhaVazia}
      alturaMaxima={360}
      ajuda="Uma linha por item da nota, com o código do produto como a indústria o conhece."
    />
  );
}

const naGrade = (
  { codigo, descricao, ncm, cfop, unidade, quantidade, valorUnitario }: Item,
  { id }: { id: string },
) => ({
  id,
  linhaId: '',
  codigo,
  descricao,
  ncm,
  cfop,
  unidade,
  quantidade,
  valorUnitario,
});

function doFormulario(linha: LinhaDeItens): Item {
  const { codigo = '', descricao = '', ncm = '', cfop = '', unidade = '', quantidade = '', valorUnitario = '' } = linha;
  return {
    codigo,
    descricao,
    ncm: ncm.replace(/\D/g, ''),
    cfop: cfop.replace(/\D/g, ''),
    unidade,
    quantidade,
    valorUnitario,
  };
}

const semCompletar = async () => null;

const linhaVazia = (): LinhaDeItens => ({
  id: idDaLinha(),
  linhaId: '',
  codigo: '',
  descricao: '',
  ncm: '',
  cfop: '6101',
  unidade: 'UN',
  quantidade: '',
  valorUnitario: '',
});

const COLUNAS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', maximo: 60, largura: 140 },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', maximo: 120, largura: 220, cresce: true },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', maximo: 10, largura: 100 },
  { campo: 'cfop', titulo: 'CFOP', tipo: 'texto', maximo: 5, largura: 76 },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', maximo: 6, largura: 84 },
  { campo: 'quantidade', titulo: 'Quantidade', tipo: 'decimal', casas: 5, largura: 130 },
  { campo: 'valorUnitario', titulo: 'Valor unitário (R$)', tipo: 'decimal', casas: 10, casasMinimas: 2, largura: 150 },
];
