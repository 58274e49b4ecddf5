import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useInsumosDaDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { InsumoDaDci, InsumosDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { CartaoDoInsumo } from './CartaoDoInsumo.tsx';

interface InsumosEtapaProps {
  dci: DciLido;
  /** The `chave` of the input that a link leads to. */
  campo: string | undefined;
  fechado: boolean;
}

/** The stock that the DCI draws, by input. Inputs with missing stock come first. */
export function InsumosEtapa({ dci, campo, fechado }: InsumosEtapaProps) {
  const { data, error, mutate } = useInsumosDaDci(dci);
  if (error && !data) return <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const { insumos, fontes } = data;
  const semDcr = dci.lista.filter(({ modalidade, dcr }) => modalidade === 'PI_COM_PPB' && !dcr).length;
  return (
    <Section
      titulo="Insumos e saldo"
      nota={
        fechado
          ? 'como foi baixado no registro'
          : 'do mais antigo para o mais novo (PEPS); a baixa se faz no registro da DCI'
      }
    >
      {semDcr > 0 && (
        <Alert severity="warning">
          {semDcr === 1 ? '1 item com PPB está' : `${formatarInteiro(semDcr)} itens com PPB estão`} sem DCR-E: os
          insumos deles ainda não se sabem.
        </Alert>
      )}
      {fontes.length > 0 && (
        <Stack component="ul" aria-label="De onde vêm os insumos" sx={{ m: 0, pl: 2.5 }}>
          {fontes.map((fonte) => (
            <Typography key={`${fonte.codigo} ${fonte.dcr}`} component="li" variant="body2">
              {fontePorExtenso(fonte)}
            </Typography>
          ))}
        </Stack>
      )}
      {insumos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhum insumo que saia do saldo é conhecido. Os insumos do produto com PPB saem do seu DCR-E; os do produto
          sem PPB, da estrutura em vigor na saída; o produto estrangeiro baixa a si mesmo.
        </Typography>
      ) : (
        <Insumos lidos={data} campo={campo} fechado={fechado} />
      )}
    </Section>
  );
}

interface InsumosProps extends Pick<InsumosEtapaProps, 'campo' | 'fechado'> {
  lidos: InsumosDaDci;
}

function Insumos({ lidos: { insumos, faltanteBloqueia }, campo, fechado }: InsumosProps) {
  const [q, setQ] = useState('');
  const [soFaltantes, setSoFaltantes] = useState(false);
  const [pagina, setPagina] = useState(1);
  const faltantes = insumos.filter(falta).length;
  const procurado = textoDeBusca(q);
  const achados = insumos
    .filter((insumo) => !soFaltantes || falta(insumo))
    .filter(({ codigo, descricao }) => textoDeBusca(`${codigo} ${descricao}`).includes(procurado))
    .toSorted((a, b) => ordem(a, campo) - ordem(b, campo));
  const naPagina = achados.slice((pagina - 1) * TAMANHO, pagina * TAMANHO);
  return (
    <>
      {faltantes > 0 && (
        <Alert severity={faltanteBloqueia ? 'error' : 'warning'}>
          {faltantes === 1 ? 'Falta saldo de 1 insumo' : `Falta saldo de ${formatarInteiro(faltantes)} insumos`}.{' '}
          {faltanteBloqueia
            ? 'A DCI não pode ser registrada assim: traga a DI que falta ao saldo, ou escolha outro lote.'
            : 'O parâmetro da empresa deixa registrar assim, com este aviso.'}
        </Alert>
      )}
      <Stack direction="row" role="search" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SearchField
          rotulo="Buscar insumo"
          valor={q}
          aoBuscar={(texto) => {
            setQ(texto);
            setPagina(1);
          }}
        />
        {faltantes > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            aria-pressed={soFaltantes}
            onClick={() => {
              setSoFaltantes(!soFaltantes);
              setPagina(1);
            }}
          >
            {soFaltantes ? 'Mostrar todos' : 'Só os que faltam'}
          </Button>
        )}
      </Stack>
      <Stack component="ul" aria-label="Insumos da DCI" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {naPagina.map((insumo) => (
          <CartaoDoInsumo key={insumo.chave} insumo={insumo} fechado={fechado} aberto={insumo.chave === campo} />
        ))}
      </Stack>
      {achados.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          Nenhum insumo com essa busca.
        </Typography>
      )}
      {achados.length > TAMANHO && (
        <ListPagination
          total={achados.length}
          pagina={pagina}
          tamanho={TAMANHO}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </>
  );
}

function fontePorExtenso({ codigo, dcr, importados, deNota }: InsumosDaDci['fontes'][number]): string {
  const todos = importados === 1 ? '1 componente importado' : `${formatarInteiro(importados)} componentes importados`;
  const deDeclaracao = importados - deNota;
  const quantos = deDeclaracao === 0 ? 'nenhum de DI ou DUIMP' : `${formatarInteiro(deDeclaracao)} de DI ou DUIMP`;
  return `${codigo}: o DCR-E ${dcr} tem ${importados === 0 ? 'nenhum componente importado' : `${todos}, ${quantos}`}.`;
}

const falta = ({ faltante }: InsumoDaDci) => /[1-9]/.test(faltante);

/** First the input that a link leads to, then those with missing stock, then the rest in their order. */
function ordem(insumo: InsumoDaDci, campo: string | undefined): number {
  if (insumo.chave === campo) return 0;
  return falta(insumo) ? 1 : 2;
}

const TAMANHO = 50;
