import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import type { RetificacaoComparadaLida } from '#lib/portal/contracts/retificacao-no-portal.ts';
import { LugarDaDuimp } from './LugarDaDuimp.tsx';

interface CamposRetificadosProps {
  processoId: string;
  comparada: RetificacaoComparadaLida;
}

/** What the retificação would change, field by field, with how many fields were compared and what stays as it is registered. */
export function CamposRetificados({ processoId, comparada }: CamposRetificadosProps) {
  const { campos, iguais, mantidos, quantas, diferencas, mudados, novos, saem } = comparada;
  const itens = [
    mudados.length > 0 && `${contados(mudados)} ${mudados.length === 1 ? 'muda' : 'mudam'}`,
    novos.length > 0 && `${contados(novos)} ${novos.length === 1 ? 'entra' : 'entram'}`,
    saem.length > 0 && `${contados(saem)} ${saem.length === 1 ? 'sai' : 'saem'}`,
  ].filter(Boolean);
  return (
    <>
      <Typography variant="body2">
        {iguais} de {campos} campos do processo estão como na versão registrada.
        {mantidos > 0 &&
          ` ${mantidos === 1 ? 'Outro campo registrado, que o processo não diz, fica' : `Outros ${mantidos} campos registrados, que o processo não diz, ficam`} como ${mantidos === 1 ? 'está' : 'estão'}.`}{' '}
        {itens.length > 0 && comMaiuscula(`${itens.join('; ')}.`)}
      </Typography>
      {quantas === 0 && novos.length === 0 && saem.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nada difere da versão registrada. Mude o que está errado nas partes do processo, ou nos dados da DUIMP, e
          volte aqui.
        </Typography>
      )}
      {diferencas.length > 0 && (
        <DataTable
          legenda="O que a retificação muda"
          densa
          alturaMaxima={420}
          colunas={[
            { titulo: 'Parte', valor: ({ item }) => (item === null ? 'Capa' : `Item ${item}`) },
            {
              titulo: 'Campo, como o Portal o chama',
              // Without room for it, the name breaks, and both values stay in sight.
              valor: ({ caminho }) => (
                <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  {caminho}
                </Box>
              ),
            },
            { titulo: 'Registrado', valor: ({ registrado }) => registrado ?? '—' },
            { titulo: 'Nosso', valor: ({ nosso: valorDoCais }) => valorDoCais ?? 'sai' },
            {
              titulo: 'Onde se muda',
              valor: ({ item, caminho, lugar }) =>
                lugar.onde === 'PORTAL' ? (
                  'no Portal'
                ) : (
                  <LugarDaDuimp
                    processoId={processoId}
                    lugar={lugar}
                    de={`${item === null ? 'capa' : `item ${item}`}, ${caminho}`}
                  />
                ),
            },
          ]}
          linhas={diferencas}
          chave={({ item, caminho }) => `${item} ${caminho}`}
        />
      )}
      {quantas > diferencas.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Aqui estão os primeiros {diferencas.length} campos que mudam; mudam {quantas}.
        </Typography>
      )}
    </>
  );
}

function contados(numeros: readonly number[]): string {
  const ditos = numeros.slice(0, DITOS).join(', ');
  if (numeros.length === 1) return `o item ${ditos}`;
  return `${numeros.length} itens (${ditos}${numeros.length > DITOS ? '…' : ''})`;
}

const comMaiuscula = (frase: string) => frase.charAt(0).toUpperCase() + frase.slice(1);

const DITOS = 10;
