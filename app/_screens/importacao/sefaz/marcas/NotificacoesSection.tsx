import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DaiLida, MarcaLida } from '#lib/contracts/sefaz/dai.ts';
import { deve } from '#lib/domain/zfm/icms-devido.ts';
import { NOME_MARCA_DAI, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { DIAS_DE_AVISO_DO_DAR } from './notificacao-da-dai.ts';

interface NotificacoesSectionProps {
  dai: DaiLida;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

/** The notificações of the Sefaz with their payments; and the lacre and the exoneração, which run in parallel. */
export function NotificacoesSection({ dai, aoMarcar }: NotificacoesSectionProps) {
  const lancadas = dai.marcas.filter(({ tipo, desfeita }) => DO_DAR.has(tipo) && desfeita === null);
  const aberta = deve(dai.notificacaoAberta);
  return (
    <Stack sx={{ gap: 2 }}>
      <Section
        titulo="Notificações e DAR"
        nota={notaDas(dai)}
        acoes={
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={() => aoMarcar('NOTIFICADA')}>
              Lançar notificação
            </Button>
            <Button
              size="small"
              variant={aberta ? 'contained' : 'outlined'}
              color={aberta ? 'primary' : 'inherit'}
              onClick={() => aoMarcar('DAR_PAGO')}
            >
              Informar DAR pago
            </Button>
          </>
        }
        semMargem={lancadas.length > 0}
      >
        {lancadas.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            A Sefaz-AM notifica quando há imposto a pagar à vista. O valor, o vencimento e o DAR pago ficam aqui.
          </Typography>
        ) : (
          <DataTable
            legenda="Notificações e DAR"
            colunas={colunasDe(aberta ? aVencer(dai, lancadas)?.id : undefined)}
            linhas={lancadas}
            chave={({ id }) => id}
          />
        )}
      </Section>
      <Section
        titulo="Lacre e exoneração"
        acoes={
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={() => aoMarcar('LACRE')}>
              Informar lacre
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => aoMarcar('EXONERACAO')}>
              Registrar exoneração
            </Button>
          </>
        }
      >
        <DescriptionList>
          <DescriptionItem nome="Lacre">
            {dai.lacreEm && `${dai.lacreNumero ?? SEM_VALOR} em ${formatarData(dai.lacreEm)}`}
          </DescriptionItem>
          <DescriptionItem nome="Exoneração do ICMS no Siscomex">{formatarData(dai.exoneradaEm)}</DescriptionItem>
        </DescriptionList>
      </Section>
    </Stack>
  );
}

/** What is open of what was notified, and the ICMS of the DAI that nobody notified yet. */
function notaDas({ notificacaoAberta, notificacaoValor, icmsPorNotificar }: DaiLida): string {
  const aberto = deve(notificacaoAberta)
    ? `R$ ${formatarDinheiro(notificacaoAberta)} em aberto, de R$ ${formatarDinheiro(notificacaoValor)} notificados`
    : 'nenhuma notificação aberta';
  return deve(icmsPorNotificar)
    ? `${aberto} · R$ ${formatarDinheiro(icmsPorNotificar)} de ICMS da DAI por notificar`
    : aberto;
}

/** The notificação that is due first of those not paid. */
function aVencer({ notificacaoNumero, notificacaoVencimento }: DaiLida, lancadas: readonly MarcaLida[]) {
  return lancadas.findLast(
    ({ tipo, numero, vencimento }) =>
      tipo === 'NOTIFICADA' && numero === notificacaoNumero && vencimento === notificacaoVencimento,
  );
}

const DO_DAR: ReadonlySet<TipoDeMarca> = new Set(['NOTIFICADA', 'DAR_PAGO']);

/** Only an unpaid DAR can be late. */
function colunasDe(aberta: string | undefined): Coluna<MarcaLida>[] {
  return [
    { titulo: 'O quê', valor: ({ tipo }) => NOME_MARCA_DAI[tipo] },
    { titulo: 'Data', valor: ({ data }) => formatarData(data) },
    { titulo: 'Número', valor: ({ numero }) => numero ?? SEM_VALOR },
    { titulo: 'Valor (R$)', valor: ({ valor }) => formatarDinheiro(valor), numerica: true },
    {
      titulo: 'DAR vence em',
      valor: ({ id, vencimento }) =>
        id === aberta ? (
          <DataComValidade ate={vencimento} hoje={hojeEmManaus()} diasDeAviso={DIAS_DE_AVISO_DO_DAR} />
        ) : (
          formatarData(vencimento)
        ),
    },
    { titulo: 'Observação', valor: ({ motivo }) => motivo ?? SEM_VALOR },
    { titulo: 'Registrado por', valor: ({ usuario }) => usuario.nome },
  ];
}
