import Typography from '@mui/material/Typography';
import { EXEMPLO_DA_CONVENCAO, PerguntaDeNumeros } from '#components/ui/grid/PerguntaDeNumeros.tsx';
import type { ConvencaoDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import type { NumerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';

interface NumerosSectionProps {
  numeros: NumerosDaPlanilha;
  titulos: readonly string[];
  resposta: ConvencaoDeNumeros | undefined;
  aoResponder: (resposta: ConvencaoDeNumeros) => void;
}

/** Tells how the numbers of the sheet are read, and asks once where the sheet does not tell. */
export function NumerosSection({ numeros: { mostras, duvida }, titulos, resposta, aoResponder }: NumerosSectionProps) {
  const nome = (indice: number) => titulos[indice] || `Coluna ${indice + 1}`;
  const achadas = [...new Set(mostras.map(({ convencao }) => convencao))].map((convencao) => {
    const quais = mostras.filter((mostra) => mostra.convencao === convencao).map(({ indice }) => nome(indice));
    return `Números lidos como em ${EXEMPLO_DA_CONVENCAO[convencao]}: é como estão em ${quais.join(', ')}.`;
  });
  return (
    <>
      {achadas.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {achadas.join(' ')}
        </Typography>
      )}
      {duvida && (
        <PerguntaDeNumeros
          texto={duvida.texto}
          onde={nome(duvida.indice)}
          resposta={resposta}
          aoResponder={aoResponder}
        />
      )}
    </>
  );
}
