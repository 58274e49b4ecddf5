/**
 * Numbers whose check digits are known: public ones of declarations and bills of lading, fictitious ones, and those the published rules
 * give as examples (IN RFB 2.229/2024 for letters in a CNPJ, ISO 6346 for containers). The two last lists rest on a computed digit
 * (Suframa) and on knowledge (IE of Amazonas), not on a publication.
 */
export const IDENTIFICADORES = {
  di_fictitious_valid: '2600000010 2601234562 2699999996 2500000108 2405000007'.split(' '),
  di_real_public:
    '1809771180 1809771341 1809775185 1809775371 1809775673 1809775924 1809776106 1809776890 2300120746 2518173187 2601532784 0915625525 2503408906 2507275811 2525353837'.split(
      ' ',
    ),
  duimp_real_public: '19BR00000004677 24BR00000060200 24BR00000195823 25BR00002464588 26BR00002952026'.split(' '),
  duimp_invalid: '25BR00001928778'.split(' '),
  ceMercante_real_public: '152205304465412 132505419301091 132605009630612 131905000719512'.split(' '),
  ceMercante_invalid: '132505371482302'.split(' '),
  awb_valid: '36968198826 17228044483'.split(' '),
  container_valid: 'SUDU6183973 MSMU8317955 TCNU1557911 CSQU3054383'.split(' '),
  cnpj_valid:
    '12ABC34501DE35 00000000000191 11222333000181 A1B2C3D4000193 ZFM000AM000121 1A2B3C4D000250 ABCDEFGHIJKL80'.split(
      ' ',
    ),
  cnpj_invalid: '12ABC34501DE36 00000000000000 11222333000182 12abc34501DE3A'.split(' '),
  cpf_valid: '52998224725'.split(' '),
  cpf_invalid: '11111111111 52998224724'.split(' '),
  duimp_fictitious_valid: '26BR00000000010 26BR00001234561 26BR00099999995'.split(' '),
  ceMercante_fictitious_valid: '032605000000016 132605123456782'.split(' '),
  suframa_computed: '123456789 201234017 210001003'.split(' '),
  ieAm_fromknowledge: '041234561 041111117 070000018 042000009'.split(' '),
};
